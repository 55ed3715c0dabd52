// The SDK names one Node alone, that of its own build. It is only ever bundled for a browser here.
const named = '@bigcommerce/checkout-sdk';

/** @param {{ name?: string, engines?: unknown }} manifest */
function readPackage(manifest) {
  if (manifest.name !== named) return manifest;
  const { engines, ...rest } = manifest;
  return rest;
}

module.exports = { hooks: { readPackage } };
