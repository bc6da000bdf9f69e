"""The stages of a sentence as the reference implementation (transformers, in eager mode) computes them, for --compare.

    python3 reference.py MODEL_FOLDER SENTENCE FILE.npz [--few]        needs: pip install torch transformers

The keys of the file are the paths of a trace: enc.3.self_attn.weights has the axes (head, query, key). --few keeps what
the reference itself can return: the rows between the layers, and the weights.
"""
import argparse

import numpy
import torch
from transformers import AutoModel, AutoTokenizer


def heads_first(rows, heads):
    return rows.reshape(rows.shape[0], heads, -1).transpose(0, 1)


def watch(layer, name, heads, found):
    """Keeps what goes through the parts of a layer, as soon as it does."""
    attention = layer.attention

    def keep(stage, change=lambda rows: rows):
        return lambda module, inputs, output: found.update({name + stage: change(output[0])})

    def keep_input(stage):
        return lambda module, inputs: found.update({name + stage: inputs[0][0]})

    for part, stage in ((attention.self.query, "q"), (attention.self.key, "k"), (attention.self.value, "v")):
        part.register_forward_hook(keep("self_attn." + stage, lambda rows: heads_first(rows, heads)))
    attention.output.dense.register_forward_pre_hook(keep_input("self_attn.concat"))
    attention.output.dense.register_forward_hook(keep("self_attn.attn_out"))
    attention.output.LayerNorm.register_forward_pre_hook(keep_input("self_attn.resid_mid"))
    attention.output.LayerNorm.register_forward_hook(keep("norm1.norm_out"))
    layer.intermediate.dense.register_forward_hook(keep("ffn.ffn_pre"))
    layer.intermediate.register_forward_hook(keep("ffn.ffn_act"))
    layer.output.dense.register_forward_hook(keep("ffn.ffn_out"))
    layer.output.LayerNorm.register_forward_pre_hook(keep_input("ffn.resid_post"))
    layer.output.LayerNorm.register_forward_hook(keep("norm2.norm_out"))


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("model")
    arguments.add_argument("sentence")
    arguments.add_argument("file")
    arguments.add_argument("--few", action="store_true")
    options = arguments.parse_args()

    torch.set_num_threads(1)
    model = AutoModel.from_pretrained(options.model, attn_implementation="eager").eval()
    found = {}
    for number, layer in enumerate(model.encoder.layer):
        if not options.few:
            watch(layer, f"enc.{number}.", model.config.num_attention_heads, found)
    tokens = AutoTokenizer.from_pretrained(options.model)(options.sentence, return_tensors="pt")
    with torch.no_grad():
        run = model(**tokens, output_hidden_states=True, output_attentions=True)
    found["enc.0.embed.x"] = run.hidden_states[0][0]
    for number, weights in enumerate(run.attentions):
        found[f"enc.{number}.self_attn.weights"] = weights[0]
        found[f"enc.{number}.output.block_out"] = run.hidden_states[number + 1][0]
    numpy.savez(options.file, **{path: rows.numpy() for path, rows in found.items()})
    print(f"{len(found)} arrays of {tokens['input_ids'].shape[1]} tokens in {options.file}")


main()
