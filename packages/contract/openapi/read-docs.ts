import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The docblocks of a value: its own text, and those of its fields. */
export interface FieldDocs {
  readonly text: string;
  readonly fields: ReadonlyMap<string, FieldDocs>;
}

/** Ends the walk through recursive types. No call nests its fields deeper. */
const maxDepth = 6;

/** Returns the text of a docblock, with its links as plain names. */
function textOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ');
}

/** Returns the type of the items of a list or map, or the type itself. */
function itemOf(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const present = checker.getNonNullableType(type);
  if (present.getProperties().length > 0 && !checker.isArrayType(present)) return present;
  const [index] = checker.getIndexInfosOfType(present);
  return index === undefined ? present : itemOf(index.type, checker);
}

/** Returns the docblocks of the fields of a type, and of their fields in turn. */
function readFieldDocs(type: ts.Type, checker: ts.TypeChecker, depth = 0): FieldDocs['fields'] {
  const item = itemOf(type, checker);
  const isObject = (item.flags & ts.TypeFlags.Object) !== 0 || item.isIntersection();
  if (!isObject || depth > maxDepth) return new Map();
  return new Map(
    item.getProperties().map((field) => {
      const fields = readFieldDocs(checker.getTypeOfSymbol(field), checker, depth + 1);
      return [field.name, { text: textOf(field, checker), fields }];
    }),
  );
}

/** The docblocks of a call. */
export interface CallDocs {
  readonly text: string;
  readonly params: FieldDocs['fields'];
  readonly content: FieldDocs['fields'];
}

const folder = fileURLToPath(new URL('..', import.meta.url));
const sources = ['calls/index.ts', 'calls/tracking/index.ts'].map((name) => `${folder}src/${name}`);

function createProgram(): ts.Program {
  const command = ts.getParsedCommandLineOfConfigFile(`${folder}tsconfig.json`, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
    },
  });
  return ts.createProgram(sources, command?.options ?? {});
}

/** Returns the declaration of a shorthand `{ gameList }`, which has the docblock. */
function declaredSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined || !ts.isShorthandPropertyAssignment(declaration)) return symbol;
  const value = checker.getShorthandAssignmentValueSymbol(declaration) ?? symbol;
  return value.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(value) : value;
}

/** Returns the output type of a call's schema (`params` or `content`), or null if it has none. */
function outputOf(call: ts.Type, part: string, checker: ts.TypeChecker): ts.Type | null {
  let type: ts.Type = call;
  for (const name of [part, '~types', 'output']) {
    const property = checker.getNonNullableType(type).getProperty(name);
    if (property === undefined) return null;
    type = checker.getTypeOfSymbol(property);
  }
  return type;
}

function docsOf(symbol: ts.Symbol, checker: ts.TypeChecker): CallDocs {
  const type = checker.getTypeOfSymbol(symbol);
  const fieldsOf = (part: string): FieldDocs['fields'] => {
    const output = outputOf(type, part, checker);
    return output === null ? new Map() : readFieldDocs(output, checker);
  };
  return {
    text: textOf(declaredSymbol(symbol, checker), checker),
    params: fieldsOf('params'),
    content: fieldsOf('content'),
  };
}

/** Returns the docblocks of every call, by its name. */
export function readDocs(): ReadonlyMap<string, CallDocs> {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const lists = sources.flatMap((path) => {
    const file = program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    return module === undefined ? [] : checker.getExportsOfModule(module);
  });
  const calls = lists
    .filter(({ name }) => name === 'calls' || name === 'trackingCalls')
    .flatMap((list) => checker.getTypeOfSymbol(list).getProperties());
  return new Map(calls.map((call) => [call.name, docsOf(call, checker)]));
}
