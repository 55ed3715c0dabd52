#!/bin/sh
# Builds both versions of the shop once, and puts each of the named environments into the build:
#   sh deploy/build.sh production demo      writes /srv/shop/production and /srv/shop/demo
set -eu

[ "$#" -gt 0 ] || {
  echo 'Name at least one environment: a file of environments/ without .json.' >&2
  exit 1
}
node tools/setup.mjs
node tools/turbo.mjs run build --output-logs=errors-only \
  --filter=@shop/storefront-new --filter=@shop/storefront-legacy --filter=@shop/hosting
quick=$([ "${SHOP_COMPRESSION:-best}" = quick ] && echo --quick || true)
for environment in "$@"; do
  # shellcheck disable=SC2086
  node packages/hosting/dist/main.js --environment "$environment" \
    --out "/srv/shop/$environment" --served-from "/srv/shop/$environment" $quick
  ln -s /srv/earlier "/srv/shop/$environment/earlier"
done
