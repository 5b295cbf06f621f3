import { LineDrawing } from '#src/ui/line-drawing';
import type { CuratedScenario } from './control';

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
const person = (x: number, y: number): string => `${circle(x, y, 8)}M${x - 14} ${y + 26}a14 14 0 0 1 28 0z`;

const drawings: Readonly<Record<CuratedScenario, { readonly lines: string; readonly accent: string }>> = {
  everyday: { lines: 'M14 10h68v52H14zM26 24h28M26 36h20M26 48h28', accent: 'M64 28v16l12-8z' },
  newAccount: { lines: person(42, 24), accent: 'M72 14v16M64 22h16' },
  fullAccount: { lines: 'M30 8h52v40M22 16h52v40', accent: 'M14 24h52v40H14zM24 36h32M24 44h32M24 52h20' },
  limitsReached: { lines: 'M16 56a32 32 0 0 1 64 0zM48 24v7M25 33l5 5', accent: `${circle(48, 56, 4)}M52 54l22-8` },
  lowBalance: { lines: 'M12 14h72v46H12zM12 28h72M22 50h16', accent: `${circle(68, 46, 8)}M68 42v8` },
  planExpired: { lines: 'M18 14h60v48H18zM18 28h60M32 8v10M64 8v10', accent: 'M40 38l16 16M56 38l-16 16' },
  membersEveryday: { lines: `${person(22, 28)}${person(74, 28)}`, accent: person(48, 22) },
  serviceUnsteady: { lines: 'M16 10h64v22H16zM16 40h64v22H16zM26 21h4M26 51h4', accent: 'M62 14L50 36h12L48 58' },
  tasksOffline: { lines: 'M32 56a12 12 0 0 1-1-24 17 17 0 0 1 33-3 13 13 0 0 1 2 27z', accent: 'M22 12l54 52' },
  signedOut: { lines: 'M24 8h34v56H24zM48 34v5', accent: 'M66 36h20M78 28l8 8-8 8' },
};

export function ScenarioPicture({ name }: { readonly name: CuratedScenario }) {
  const { lines, accent } = drawings[name];
  return (
    <LineDrawing width={64} height={48} viewHeight={72}>
      <path d={lines} />
      <path data-accent d={accent} />
    </LineDrawing>
  );
}
