/** The Trusted Types policy for addresses of scripts; the page's security policy names it. */
const policyName = 'shop-script-url';

function call(of: object, name: string, ...values: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(of, name);
  return typeof method === 'function' ? Reflect.apply(method, of, values) : undefined;
}

/**
 * Makes what turns the address of a script into a value that a page under Trusted Types takes. A
 * browser without them takes the address itself, and so does a page whose policy forbids ours: if
 * it enforces Trusted Types, it then refuses the script, as it should.
 *
 * @param globals - The page's `window`.
 */
export function trustScriptAddress(globals: object): (address: string) => unknown {
  const factory: unknown = Reflect.get(globals, 'trustedTypes');
  if (typeof factory !== 'object' || factory === null) return (address) => address;
  try {
    const rules = { createScriptURL: (address: string) => address };
    const policy = call(factory, 'createPolicy', policyName, rules);
    if (typeof policy !== 'object' || policy === null) return (address) => address;
    return (address) => call(policy, 'createScriptURL', address);
  } catch {
    return (address) => address;
  }
}
