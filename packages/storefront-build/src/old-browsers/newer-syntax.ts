import { type AnyNode, type Literal, type Program, parse, parseExpressionAt } from 'acorn';
import { ancestor } from 'acorn-walk';

/** A place in a script that the oldest supported browsers cannot run. */
export interface Finding {
  readonly line: number;
  readonly column: number;
  /** What is there, for instance “optional chaining”. */
  readonly construct: string;
}

/** Whether a script is an ES module or runs as a classic script. */
export type ScriptKind = 'module' | 'script';

/** The newest syntax that is recognized. A fixed version: what is newer fails by itself. */
const newest = 2025;

/** What both browsers understand; beside it they have `import()` and `import.meta`. */
const understood = 2018;

/** Parses a script; a finding if it has syntax that is even newer, or none at all. */
export function parseScript(source: string, kind: ScriptKind): Program | Finding {
  try {
    return parse(source, { ecmaVersion: newest, sourceType: kind, locations: true });
  } catch (error) {
    if (!isSyntaxError(error)) throw error;
    return { ...error.loc, construct: error.message };
  }
}

/**
 * Returns the syntax in a script that Chrome 64 or Safari 12.0 do not understand. The whole script
 * fails there, even if the place is never reached.
 */
export function newerSyntax(script: Program): readonly Finding[] {
  const findings: Finding[] = [];
  const report = ({ loc }: AnyNode, construct: string | null): void => {
    if (construct !== null && loc) findings.push({ ...loc.start, construct });
  };
  const reportTopLevel = (node: AnyNode, _: unknown, ancestors: readonly AnyNode[]): void => {
    if (!ancestors.some(({ type }) => type.includes('Function')))
      report(node, 'await at the top level');
  };
  ancestor(script, {
    ChainExpression: (node) => {
      report(node, 'optional chaining');
    },
    LogicalExpression: (node) => {
      if (node.operator === '??') report(node, 'the operator ??');
    },
    AssignmentExpression: (node) => {
      if (/^(\?\?|\|\||&&)=$/.test(node.operator)) report(node, `the operator ${node.operator}`);
    },
    TryStatement: ({ handler }) => {
      if (handler && !handler.param) report(handler, 'catch without a variable');
    },
    PropertyDefinition: (node) => {
      report(node, 'a class field');
    },
    MethodDefinition: (node) => {
      if (node.key.type === 'PrivateIdentifier') report(node, 'a private name');
    },
    StaticBlock: (node) => {
      report(node, 'a static block');
    },
    AwaitExpression: reportTopLevel,
    ForOfStatement: (node, state, ancestors) => {
      if (node.await) reportTopLevel(node, state, ancestors);
    },
    ExportAllDeclaration: (node) => {
      if (node.exported) report(node, 'export * as a name');
    },
    Literal: (node) => {
      report(node, newerLiteral(node));
    },
  });
  return findings;
}

function newerLiteral({ raw = '', regex, bigint }: Literal): string | null {
  if (typeof bigint === 'string') return 'a BigInt';
  if (regex !== undefined) return newerPattern(raw, regex.pattern);
  if (/^\d[\d.]*_/.test(raw)) return 'a separator in a number';
  return /[\u2028\u2029]/.test(raw) ? 'a line separator in a text' : null;
}

function newerPattern(raw: string, pattern: string): string | null {
  // ECMAScript 2018 has lookbehind, but Safari only since 16.4.
  if (/\(\?<[=!]/.test(pattern)) return 'a lookbehind';
  try {
    parseExpressionAt(raw, 0, { ecmaVersion: understood });
    return null;
  } catch (error) {
    if (!isSyntaxError(error)) throw error;
    return error.message;
  }
}

/** What acorn throws. */
function isSyntaxError(
  error: unknown,
): error is SyntaxError & { readonly loc: { readonly line: number; readonly column: number } } {
  return error instanceof SyntaxError && 'loc' in error;
}
