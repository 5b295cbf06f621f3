import type { ReactNode } from 'react';
import { createRandom, type Random } from '#src/lib/prng';
import styles from './cover.module.css';
import { MotifLines, type Motif } from './motifs';

type Tone = 'paper' | 'soft' | 'mid' | 'ink';
type Scene = (random: Random, motif: Motif) => ReactNode;

/** Scenes fill 216 by 100 units. */
const WIDTH = 216;
const HEIGHT = 100;

const times = <T,>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => draw(at));

function Box({
  at,
  tone = 'paper',
  radius = 6,
}: {
  at: [number, number, number, number];
  tone?: Tone;
  radius?: number;
}) {
  const [x, y, width, height] = at;
  return <rect x={x} y={y} width={width} height={height} rx={radius} className={styles[tone]} />;
}

function Bar({
  at: [x, y, width],
  tone = 'soft',
  thick = 6,
}: {
  at: [number, number, number];
  tone?: Tone;
  thick?: number;
}) {
  return <Box at={[x, y, width, thick]} tone={tone} radius={thick / 2} />;
}

function Symbol({ motif, at: [x, y], scale = 1 }: { motif: Motif; at: [number, number]; scale?: number }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)}) scale(${String(scale)})`} className={styles.line}>
      <MotifLines motif={motif} />
    </g>
  );
}

const cards: Scene = (random, motif) => {
  const count = random.int(3, 4);
  const width = (WIDTH - (count - 1) * 8) / count;
  const best = random.int(0, count - 1);
  return times(count, (index) => {
    const x = index * (width + 8);
    return (
      <g key={index}>
        <Box at={[x, 0, width, HEIGHT]} />
        <Box at={[x + 6, 6, width - 12, 44]} tone="soft" radius={4} />
        <Symbol motif={motif} at={[x + width / 2 - 10, 18]} scale={0.84} />
        <Bar at={[x + 6, 60, (width - 12) * (0.6 + random.next() * 0.4)]} />
        <Bar
          at={[x + 6, 78, (width - 12) * (0.4 + random.next() * 0.3)]}
          tone={index === best ? 'ink' : 'mid'}
          thick={10}
        />
      </g>
    );
  });
};

const detail: Scene = (random, motif) => (
  <>
    <Box at={[0, 0, WIDTH, HEIGHT]} />
    <Box at={[10, 10, 80, 80]} tone="soft" />
    <Symbol motif={motif} at={[26, 26]} scale={2} />
    <Bar at={[104, 14, 96]} tone="mid" thick={9} />
    {times(3, (index) => (
      <Bar key={index} at={[104, 34 + index * 13, random.int(50, 98)]} />
    ))}
    <Bar at={[104, 77, random.int(44, 64)]} tone="ink" thick={13} />
  </>
);

const curve: Scene = (random) => {
  const values = times(9, (index) => 62 - index * random.int(0, 3) - random.int(0, 26));
  const line = values.map((y, index) => `${String(14 + index * 23.5)} ${String(y)}`).join(' L ');
  const last = values.at(-1) ?? 0;
  return (
    <>
      <Box at={[0, 0, WIDTH, HEIGHT]} />
      {times(3, (index) => (
        <Bar key={index} at={[14, 26 + index * 24, 188]} thick={1.5} />
      ))}
      <path d={`M ${line} L 202 86 L 14 86 Z`} className={styles.soft} />
      <path d={`M ${line}`} className={styles.stroke} />
      <circle cx="202" cy={last} r="5" className={styles.ink} />
      <Bar at={[14, 10, random.int(40, 70)]} tone="mid" thick={8} />
    </>
  );
};

const columns: Scene = (random) => {
  const count = random.int(6, 8);
  const step = 192 / count;
  const best = random.int(1, count - 1);
  return (
    <>
      <Box at={[0, 0, WIDTH, HEIGHT]} />
      {times(count, (index) => {
        const height = index === best ? 72 : random.int(18, 62);
        return (
          <Box
            key={index}
            at={[12 + index * step, 88 - height, step - 6, height]}
            tone={index === best ? 'ink' : index % 2 ? 'mid' : 'soft'}
            radius={3}
          />
        );
      })}
    </>
  );
};

const list: Scene = (random, motif) => {
  const best = random.int(0, 2);
  return times(3, (index) => {
    const y = index * 35;
    return (
      <g key={index}>
        <Box at={[0, y, WIDTH, 30]} />
        <Symbol motif={motif} at={[8, y + 6]} scale={0.75} />
        <Bar at={[36, y + 7, random.int(60, 110)]} tone="mid" />
        <Bar at={[36, y + 18, random.int(40, 90)]} thick={5} />
        <Bar at={[WIDTH - random.int(34, 50), y + 10, 26]} tone={index === best ? 'ink' : 'soft'} thick={10} />
      </g>
    );
  });
};

const table: Scene = (random) => {
  const widths = random.pick([
    [60, 84, 48],
    [96, 48, 48],
    [48, 48, 96],
  ]);
  return (
    <>
      <Box at={[0, 0, WIDTH, HEIGHT]} />
      <Box at={[0, 0, WIDTH, 20]} tone="mid" />
      {times(4, (row) => {
        let x = 10;
        return widths.map((width, column) => {
          const left = x;
          x += width + 4;
          return (
            <Bar
              key={`${String(row)} ${String(column)}`}
              at={[left, 29 + row * 18, width * (0.45 + random.next() * 0.45)]}
              tone={column === 0 ? 'mid' : 'soft'}
            />
          );
        });
      })}
    </>
  );
};

const places: Scene = (random) => {
  const spots = times(random.int(3, 5), (index) => ({ x: 14 + index * 44 + random.int(-6, 10), y: random.int(6, 52) }));
  const best = random.int(0, spots.length - 1);
  return (
    <>
      <Box at={[0, 0, WIDTH, HEIGHT]} />
      {/* Clips the roads. */}
      <svg width={WIDTH} height={HEIGHT}>
        <path
          d={`M 0 ${String(random.int(56, 76))} C 60 ${String(random.int(30, 90))} 140 ${String(random.int(30, 90))} 216 ${String(random.int(20, 60))}`}
          className={styles.road}
        />
        <path d={`M ${String(random.int(60, 90))} 0 L ${String(random.int(110, 150))} 100`} className={styles.road} />
      </svg>
      {spots.map(({ x, y }, index) => (
        <g key={x} className={index === best ? styles.pinBest : styles.pin}>
          <path
            d={`M ${String(x + 12)} ${String(y + 36)} c 0 0 12 -13 12 -23 a 12 12 0 0 0 -24 0 c 0 10 12 23 12 23 z`}
          />
          <circle cx={x + 12} cy={y + 13} r="4.5" className={styles.paper} />
        </g>
      ))}
    </>
  );
};

const STAR = 'm7 0 2.1 4.5 4.9.6-3.6 3.4.9 4.9L7 11l-4.3 2.4.9-4.9L0 5.1l4.9-.6z';

const ratings: Scene = (random) =>
  times(3, (index) => {
    const y = index * 35;
    const stars = random.int(2, 5);
    return (
      <g key={index}>
        <Box at={[0, y, WIDTH, 30]} />
        <circle cx="17" cy={y + 15} r="9" className={styles.soft} />
        {times(5, (star) => (
          <path
            key={star}
            d={STAR}
            transform={`translate(${String(36 + star * 16)} ${String(y + 4)}) scale(.8)`}
            className={star < stars ? styles.ink : styles.soft}
          />
        ))}
        <Bar at={[36, y + 19, random.int(80, 165)]} thick={5} />
      </g>
    );
  });

const histogram: Scene = (random) => (
  <>
    <Box at={[0, 0, WIDTH, HEIGHT]} />
    <path d={STAR} transform="translate(14 30) scale(2.9)" className={styles.ink} />
    {times(5, (index) => (
      <g key={index}>
        <Bar at={[72, 14 + index * 16, 130]} thick={8} />
        <Bar at={[72, 14 + index * 16, Math.max(8, 120 / (index + 1) - random.int(0, 20))]} tone="mid" thick={8} />
      </g>
    ))}
  </>
);

const messages: Scene = (random, motif) =>
  times(3, (index) => {
    const width = random.int(110, 165);
    const x = index % 2 ? WIDTH - width : 0;
    return (
      <g key={index}>
        <Box at={[x, index * 35, width, 30]} tone={index % 2 ? 'mid' : 'paper'} radius={12} />
        <Bar at={[x + 14, index * 35 + 8, width * 0.6]} tone={index % 2 ? 'paper' : 'mid'} thick={5} />
        <Bar at={[x + 14, index * 35 + 18, width * random.pick([0.3, 0.45])]} thick={5} />
        {index === 0 && <Symbol motif={motif} at={[x + width + 8, 4]} scale={0.85} />}
      </g>
    );
  });

const search: Scene = (random) => (
  <>
    <Box at={[0, 0, WIDTH, 26]} radius={13} />
    <Symbol motif="lens" at={[10, 4]} scale={0.76} />
    <Bar at={[38, 10, random.int(60, 130)]} tone="ink" />
    {times(3, (index) => (
      <g key={index}>
        <Bar at={[6, 38 + index * 22, random.int(70, 120)]} tone="mid" thick={7} />
        <Bar at={[6, 49 + index * 22, random.int(120, 205)]} thick={5} />
      </g>
    ))}
  </>
);

const people: Scene = (random) => {
  const best = random.int(0, 1);
  return times(2, (index) => {
    const x = index * 112;
    return (
      <g key={index}>
        <Box at={[x, 0, 104, HEIGHT]} />
        <circle cx={x + 26} cy="26" r="15" className={index === best ? styles.mid : styles.soft} />
        <circle cx={x + 26} cy="22" r="5.5" className={styles.paper} />
        <path d={`M ${String(x + 16)} 36 a 10 9 0 0 1 20 0 z`} className={styles.paper} />
        <Bar at={[x + 50, 16, random.int(30, 46)]} tone="mid" thick={7} />
        <Bar at={[x + 50, 30, random.int(20, 40)]} thick={5} />
        {times(3, (row) => (
          <g key={row}>
            <circle cx={x + 16} cy={57 + row * 15} r="3.5" className={row === 0 ? styles.ink : styles.mid} />
            <Bar at={[x + 26, 54 + row * 15, random.int(36, 66)]} />
          </g>
        ))}
      </g>
    );
  });
};

const article: Scene = (random) => {
  const pictureFirst = random.chance(0.5);
  const [picture, text] = pictureFirst ? [12, 112] : [116, 12];
  return (
    <>
      <Box at={[0, 0, WIDTH, HEIGHT]} />
      <Bar at={[12, 11, random.int(120, 185)]} tone="ink" thick={10} />
      <Box at={[picture, 32, 88, 56]} tone="soft" radius={4} />
      <path d={`M ${String(picture)} 88 l 26 -26 l 18 16 l 14 -12 l 30 22 z`} className={styles.mid} />
      {times(5, (index) => (
        <Bar key={index} at={[text, 34 + index * 11, random.int(56, 90)]} thick={5} />
      ))}
    </>
  );
};

const route: Scene = (random) => {
  const top = random.int(-6, 16);
  return (
    <>
      <Box at={[0, 0, WIDTH, HEIGHT]} />
      <path d={`M 26 70 Q 108 ${String(top)} 190 70`} className={styles.dashes} />
      <circle cx="26" cy="70" r="7" className={styles.mid} />
      <circle cx="190" cy="70" r="7" className={styles.ink} />
      <Symbol motif="plane" at={[94, 22 + top / 2]} scale={1.1} />
      <Bar at={[10, 84, random.int(30, 46)]} />
      <Bar at={[170, 84, random.int(26, 38)]} />
      <Bar at={[82, 78, random.int(40, 54)]} tone="ink" thick={12} />
    </>
  );
};

const calendar: Scene = (random) => {
  const chosen = random.shuffle(times(21, (day) => day)).slice(0, random.int(3, 5));
  const best = chosen[0];
  return (
    <>
      <Box at={[0, 0, WIDTH, HEIGHT]} />
      <Bar at={[12, 9, random.int(50, 84)]} tone="mid" thick={8} />
      {times(21, (day) => (
        <Box
          key={day}
          at={[12 + (day % 7) * 28, 26 + Math.floor(day / 7) * 24, 24, 19]}
          tone={day === best ? 'ink' : chosen.includes(day) ? 'mid' : 'soft'}
          radius={4}
        />
      ))}
    </>
  );
};

const pictures: Scene = (random) => {
  const best = random.int(0, 5);
  return times(6, (index) => {
    const [x, y] = [(index % 3) * 74, Math.floor(index / 3) * 52];
    const peak = random.int(16, 50);
    return (
      <g key={index}>
        <Box at={[x, y, 68, 48]} />
        <circle cx={x + 54} cy={y + 12} r="5" className={index === best ? styles.ink : styles.soft} />
        <path
          d={`M ${String(x + 6)} ${String(y + 42)} L ${String(x + peak)} ${String(y + random.int(12, 26))} L ${String(x + 62)} ${String(y + 42)} Z`}
          className={styles.mid}
        />
      </g>
    );
  });
};

const scenes: Readonly<Record<Motif, readonly Scene[]>> = {
  tag: [cards, detail, curve, table],
  pin: [places, list, table],
  star: [ratings, histogram, messages],
  briefcase: [list, table, cards],
  house: [cards, places, curve, detail],
  bubble: [messages, list, cards],
  lens: [search, columns, list],
  card: [people, list, table],
  page: [article, list, search],
  plane: [route, calendar, list],
  chart: [curve, columns, table],
  cap: [calendar, list, cards],
  grid: [table, list, columns],
};

const scenesByWord: readonly (readonly [RegExp, readonly Scene[]])[] = [
  [/\b(?:reviews?|ratings?)\b/, [ratings, histogram]],
  [/\b(?:prices?|fares?|quotes|rates|history|markets)\b/, [curve, columns]],
  [/\b(?:flights?|routes?)\b/, [route]],
  [/\b(?:comments?|posts?|threads|questions)\b/, [messages]],
  [/\b(?:images?|photos?|videos?)\b/, [pictures]],
  [/\b(?:details?)\b/, [detail]],
  [/\b(?:events?|courses?|programm?e?s)\b/, [calendar]],
  [/\b(?:profiles?|contacts?|agents?|speakers?|leads?|links)\b/, [people]],
  [/\b(?:places?|stations?|restaurants?|attractions?|stores?|practices)\b/, [places]],
  [/\b(?:bestsellers?|rankings?)\b/, [columns]],
  [/\b(?:search|results|suggestions|ads)\b/, [search]],
  [/\b(?:homes|rentals|apartments)\b/, [cards, places, list]],
  [/\b(?:listings?|products?|catalog(?:ue)?|deals|groceries|hotels)\b/, [cards, list]],
  [/\b(?:articles?|headlines|news|releases)\b/, [article, list]],
  [/\b(?:companies|company|directory|filings|suppliers)\b/, [table]],
];

/** In a slug, what follows `-by-` is the input. */
export function CoverScene({ motif, seed }: { readonly motif: Motif; readonly seed: string }): ReactNode {
  const random = createRandom(seed);
  const subject = seed.split('-by-', 1)[0] ?? '';
  const fitting = scenesByWord.find(([words]) => words.test(subject))?.[1];
  return random.pick(fitting ?? scenes[motif])(random, motif);
}
