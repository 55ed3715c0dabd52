import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { type FieldDocs, readFieldDocs, textOf } from './field-docs';

/** What the source says about a call in its docblocks. */
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

/** The declaration behind `{ gameList }`, which has the docblock. */
function declaredSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined || !ts.isShorthandPropertyAssignment(declaration)) return symbol;
  const value = checker.getShorthandAssignmentValueSymbol(declaration) ?? symbol;
  return value.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(value) : value;
}

/** The type that a schema property of a call (`params`, `content`) yields. */
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

/** The docblocks of every call, by its name: what is written once in the source is said in the document. */
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
