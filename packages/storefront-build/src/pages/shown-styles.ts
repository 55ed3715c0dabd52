import { walk } from 'css-tree';
import { fileOfName } from '../bundle/class-names';
import { type RuleHead, selectableStyles } from './style-rules';

const classes = /\sclass="([^"]*)"/g;

/** Returns the files with styles, by their letters, whose classes some markup has. */
export function shownFiles(markup: readonly string[]): ReadonlySet<string> {
  return new Set(
    markup.flatMap((one) =>
      [...one.matchAll(classes)].flatMap(([, names = '']) =>
        names.split(' ').flatMap((name) => fileOfName(name) ?? []),
      ),
    ),
  );
}

/** Returns the files that styles are of, by their letters. */
export function filesOfStyles(styles: string): ReadonlySet<string> {
  const files = new Set<string>();
  selectableStyles(styles, (head) => {
    const file = fileOf(head);
    if (file !== null) files.add(file);
  });
  return files;
}

/** Returns minified styles without those of some files. */
export function withoutFiles(styles: string, files: ReadonlySet<string>): string {
  return selectableStyles(styles, fileOf)((file) => file === null || !files.has(file));
}

/** Returns those of some files among minified styles. */
export function onlyFiles(styles: string, files: ReadonlySet<string>): string {
  return selectableStyles(styles, fileOf)((file) => file !== null && files.has(file));
}

/** Returns the file of a rule, whose classes are all of one; null for a rule without classes. */
function fileOf(head: RuleHead): string | null {
  if (head.type === 'animation') return fileOfName(head.name);
  let file: string | null = null;
  walk(head.selector, {
    visit: 'ClassSelector',
    enter: ({ name }) => {
      file ??= fileOfName(name);
    },
  });
  return file;
}
