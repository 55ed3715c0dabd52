import { basename } from 'node:path';
import ts from 'typescript';

const bundler = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * The compiler options of other teams. `next build` writes `strict: false` into a new project; without
 * null checks a union cannot be told apart by `null` or by a boolean.
 *
 * @type {Readonly<Record<string, import('typescript').CompilerOptions>>}
 */
const consumerOptions = {
  strict: { ...bundler, strict: true },
  'not strict': { ...bundler, strict: false },
  exact: { ...bundler, strict: true, exactOptionalPropertyTypes: true },
  node16: {
    strict: true,
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
  },
  'nodenext, not strict': {
    strict: false,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  },
};

/**
 * Those of a page in JavaScript whose types stand in its comments.
 *
 * @type {typeof consumerOptions}
 */
const scriptOptions = { script: { ...bundler, strict: true, allowJs: true, checkJs: true } };

/**
 * Compiles files under each set of options, and returns the errors in them and in the declarations of
 * `@shop` packages that they reach. A file that several sets read alike is parsed once.
 *
 * @param {readonly string[]} files absolute
 * @returns {readonly string[]}
 */
export function typeErrors(files) {
  /** @type {Map<string, import('typescript').SourceFile | undefined>} */
  const parsed = new Map();
  const sets = files.some((file) => file.endsWith('.js')) ? scriptOptions : consumerOptions;
  return Object.entries(sets).flatMap(([name, given]) => {
    const options = {
      ...given,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      noEmit: true,
    };
    const host = ts.createCompilerHost(options);
    const parse = host.getSourceFile.bind(host);
    host.getSourceFile = (file, how, onError) => {
      const key = `${file} ${JSON.stringify(how)}`;
      if (!parsed.has(key)) parsed.set(key, parse(file, how, onError));
      return parsed.get(key);
    };
    const program = ts.createProgram({ rootNames: files, options, host });
    // Not those of the language and of other people's packages, which take most of the time.
    const own = program
      .getSourceFiles()
      .filter(({ fileName }) => files.includes(fileName) || fileName.includes('/@shop/'));
    return [
      ...program.getOptionsDiagnostics(),
      ...own.flatMap((file) => [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ]),
    ].map((error) => `${name}: ${describe(error)}`);
  });
}

/** @param {import('typescript').Diagnostic} error */
function describe({ file, start = 0, messageText }) {
  const message = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (file === undefined) return message;
  const line = file.getLineAndCharacterOfPosition(start).line + 1;
  return `${basename(file.fileName)}, line ${String(line)}: ${message}`;
}
