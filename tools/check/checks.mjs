/**
 * All static checks, and the tests of the tools. Slow ones come first, so that two parallel runs end at about the same time.
 *
 * @type {readonly { name: string, command: string, args: readonly string[] }[]}
 */
export const checks = [
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  { name: 'types', command: 'npm', args: ['run', '--silent', 'types'] },
  { name: 'tool tests', command: 'npm', args: ['run', '--silent', 'test:tools'] },
  { name: 'styles', command: 'npm', args: ['run', '--silent', 'lint:css'] },
  { name: 'format', command: 'npm', args: ['run', '--silent', 'format:check'] },
  { name: 'unused', command: 'npm', args: ['run', '--silent', 'unused'] },
  { name: 'boundaries', command: 'npm', args: ['run', '--silent', 'boundaries'] },
  { name: 'portable', command: 'npm', args: ['run', '--silent', 'types:portable'] },
];
