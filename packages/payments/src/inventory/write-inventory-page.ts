import type { DescribedEntry, DescribedInventory } from './describe-inventory';

const kinds = {
  'script-src': 'script',
  'frame-src': 'frame',
  'connect-src': 'connection',
  'style-src': 'style sheet',
  'img-src': 'picture',
} as const satisfies Record<DescribedEntry['directive'], string>;

const heads = ['What', 'Address', 'Why', 'Needed by', 'Integrity', 'Allowed by', 'Changed by'];

function integrityOf({ integrity }: DescribedEntry): string {
  if (integrity === null) return '–';
  return integrity.kind === 'hash' ? `\`${integrity.value}\`` : `none: ${integrity.because}`;
}

function neededBy({ providers, payways }: DescribedEntry): string {
  if (providers.length === 0) return 'the shop';
  return `${providers.join(', ')} (${payways.join(', ')})`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function table(entries: readonly DescribedEntry[]): string {
  const rows = entries.map((entry) => [
    kinds[entry.directive],
    `\`${entry.address}\``,
    entry.why,
    neededBy(entry),
    integrityOf(entry),
    `${entry.directive}: ${entry.authorisedBy}`,
    entry.changedBy,
  ]);
  return [heads, heads.map(() => '---'), ...rows].map(row).join('\n');
}

/** Returns an inventory as Markdown, with one table for the shop's document and one per card frame. */
export function writeInventoryPage({ name, brand, shop, cardFrames }: DescribedInventory): string {
  const frames = cardFrames.map(
    ({ provider, payways, origin, entries }) =>
      `## Card fields of ${provider} (${payways.join(', ')})\n\nA document of its own at ${origin}, in a frame of the shop.\n\n${table(entries)}\n`,
  );
  return [
    `# ${name}\n\nScripts, frames and hosts on the payment page of \`${brand}\`.\n`,
    `## The shop\n\nThe document at ${shop.origins.join(', ')}.\n\n${table(shop.entries)}\n`,
    `The security policy it is served with:\n\n\`\`\`\n${shop.policy.replaceAll('; ', ';\n')}\n\`\`\`\n`,
    ...frames,
  ].join('\n');
}
