import type { Estimate } from '@templefall/simulator';

/** Rows of dots with whiskers: win rates from 0 to 100 %, the aim as a band behind them. */
export interface Chart {
  readonly title: string;
  readonly series: readonly string[];
  /** The series whose shares are also written down; it is the one that the aims are for. */
  readonly judged?: string;
  readonly groups: readonly Group[];
}
export interface Group {
  readonly name: string;
  readonly aim?: readonly [number, number];
  readonly rows: readonly Row[];
}
export interface Row {
  readonly name: string;
  /** By series; undefined where nothing was played. */
  readonly shares: readonly (Estimate | undefined)[];
}

const [WIDTH, LEFT, RIGHT, TOP, ROW, GAP, HEAD] = [760, 110, 76, 64, 28, 10, 22] as const;
const x = (share: number): number => round(LEFT + (WIDTH - LEFT - RIGHT) * share);
const round = (value: number): number => Math.round(value * 10) / 10;

export const drawn = ({ title, series, judged, groups }: Chart): string => {
  const parts: string[] = [];
  const written = judged === undefined ? -1 : series.indexOf(judged);
  let y = TOP;
  for (const { name, aim, rows } of groups) {
    parts.push(text({ x: 12, y: y + 15, kind: 'head' }, name));
    y += HEAD;
    const height = rows.length * ROW;
    if (aim)
      parts.push(
        `<rect class="aim" x="${x(aim[0])}" y="${y}" width="${round(x(aim[1]) - x(aim[0]))}" height="${height}"/>`,
      );
    for (const share of [0, 0.25, 0.5, 0.75, 1])
      parts.push(`<line class="grid" x1="${x(share)}" x2="${x(share)}" y1="${y}" y2="${y + height}"/>`);
    for (const row of rows) {
      parts.push(text({ x: LEFT - 10, y: y + 18, kind: 'row' }, row.name));
      parts.push(
        ...row.shares.flatMap((share, index) => (share ? dot(share, index, { y, count: series.length }) : [])),
      );
      const told = row.shares[written];
      if (told)
        parts.push(text({ x: WIDTH - 14, y: y + 18, kind: `row told${written}` }, `${(told.mean * 100).toFixed(0)} %`));
      y += ROW;
    }
    y += GAP;
  }
  for (const share of [0, 0.25, 0.5, 0.75, 1])
    parts.push(text({ x: x(share), y: y + 12, kind: 'axis' }, `${share * 100} %`));
  const legend = series.map(
    (name, index) =>
      `<circle class="s${index}" cx="${LEFT + index * 110}" cy="42" r="5"/>${text({ x: LEFT + 12 + index * 110, y: 46, kind: 'axis start' }, name)}`,
  );
  if (groups.some(({ aim }) => aim)) {
    const left = LEFT + series.length * 110;
    legend.push(`<rect class="aim" x="${left - 8}" y="34" width="16" height="16"/>`);
    legend.push(text({ x: left + 14, y: 46, kind: 'axis start' }, `aim for ${judged ?? 'all'}`));
  }
  const height = y + 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}">
<style>${STYLE}</style>
<rect class="paper" width="${WIDTH}" height="${height}" rx="8"/>
${text({ x: 12, y: 24, kind: 'title' }, title)}
${[...legend, ...parts].join('\n')}
</svg>
`;
};

/** Paper of its own in both themes, so that it can be read wherever it is shown. */
const STYLE = `
.paper{fill:#fffdf8}text{fill:#2a2520;font:13px system-ui,sans-serif}.title{font-size:15px;font-weight:600}.head{font-weight:600}
.row{text-anchor:end}.axis{text-anchor:middle;font-size:12px}.start{text-anchor:start}.grid{stroke:#2a252026}.aim{fill:#3c8d4026}
.s0{fill:#b4690e;stroke:#b4690e}.s1{fill:#1f6fb2;stroke:#1f6fb2}.s2{fill:#8a3a9b;stroke:#8a3a9b}
.told0{fill:#8f520a}.told1{fill:#1f6fb2}.told2{fill:#8a3a9b}
@media(prefers-color-scheme:dark){.paper{fill:#1d1a17}text{fill:#efe7da}.grid{stroke:#efe7da26}.aim{fill:#5fbf6533}
.s0{fill:#f0a444;stroke:#f0a444}.s1{fill:#6bb5f0;stroke:#6bb5f0}.s2{fill:#d68ae6;stroke:#d68ae6}
.told0{fill:#f0a444}.told1{fill:#6bb5f0}.told2{fill:#d68ae6}}
`;

const dot = (
  { mean, low, high }: Estimate,
  index: number,
  { y, count }: { readonly y: number; readonly count: number },
): readonly string[] => {
  const at = round(y + (ROW * (index + 1)) / (count + 1));
  return [
    `<line class="s${index}" stroke-width="1.5" x1="${x(low)}" x2="${x(high)}" y1="${at}" y2="${at}"/>`,
    `<circle class="s${index}" cx="${x(mean)}" cy="${at}" r="3.5"/>`,
  ];
};

const text = (
  { x: left, y, kind }: { readonly x: number; readonly y: number; readonly kind: string },
  words: string,
): string => `<text class="${kind}" x="${left}" y="${y}">${escaped(words)}</text>`;

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
