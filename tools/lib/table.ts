/** A report as two columns for people. */
export function tableOf(report: object): string {
  const rows = Object.entries(report).map(([name, value]) => [name, cell(value)] as const);
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}

function cell(value: unknown): string {
  if (Array.isArray(value)) return value.map(cell).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${cell(inner)}`)
    .join(', ');
}
