import ts from 'typescript';

/** What the source says about a value: its own text, and that of its fields. */
export interface FieldDocs {
  readonly text: string;
  readonly fields: ReadonlyMap<string, FieldDocs>;
}

/** Fields nest no deeper than this in any call; it ends the walk through types that hold themselves. */
const deepest = 6;

/** The text of a docblock, with its links as plain names. */
export function textOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ');
}

/** A list or a map says nothing itself; its items do. */
function itemOf(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const present = checker.getNonNullableType(type);
  if (present.getProperties().length > 0 && !checker.isArrayType(present)) return present;
  const [index] = checker.getIndexInfosOfType(present);
  return index === undefined ? present : itemOf(index.type, checker);
}

/** The docs of each field of a type, and of their fields in turn. */
export function readFieldDocs(
  type: ts.Type,
  checker: ts.TypeChecker,
  depth = 0,
): FieldDocs['fields'] {
  const item = itemOf(type, checker);
  const isObject = (item.flags & ts.TypeFlags.Object) !== 0 || item.isIntersection();
  if (!isObject || depth > deepest) return new Map();
  return new Map(
    item.getProperties().map((field) => {
      const fields = readFieldDocs(checker.getTypeOfSymbol(field), checker, depth + 1);
      return [field.name, { text: textOf(field, checker), fields }];
    }),
  );
}
