import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { useFormats } from '#src/i18n/format';
import { SeriesChart } from '#src/ui/chart/series-chart';

const usual = [1200, 1850, 900, 2400, 3100, 2800, 3600];

function RowsPerDay({ figures = usual }: { readonly figures?: readonly number[] }) {
  const { day } = useFormats();
  return (
    <SeriesChart
      type="bar"
      title="Rows per day"
      axisLabel="Day"
      series={[{ key: 'rows', label: 'Rows' }]}
      points={figures.map((rows, index) => ({ at: day(`2026-11-${index + 10}`, 'medium'), values: { rows } }))}
    />
  );
}

const meta = preview.meta({ title: 'UI/Panels/Chart' });

export const Ready = meta.story({
  name: 'Ready',
  render: () => <RowsPerDay />,
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('img', {
        name: /Rows per day\. Rows: lowest 900, highest 3,600 \(Nov 16, 2026\), last 3,600\./,
      }),
    ).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(7), {
      timeout: 10_000,
    });
  },
});

export const OneHighValue = meta.story({
  name: 'One value far above the others',
  render: () => <RowsPerDay figures={[...usual, 1_310_000]} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('The scale is compressed so small values stay visible.')).toBeVisible();
    await waitFor(
      () => {
        const [smallest] = [...canvasElement.querySelectorAll('.recharts-bar-rectangle path')]
          .map((bar) => bar.getBoundingClientRect().height)
          .toSorted((a, b) => a - b);
        return expect(smallest).toBeGreaterThan(3);
      },
      { timeout: 10_000 },
    );
    for (const mark of ['100K', '400K', '900K', '1.6M']) await expect(canvas.getByText(mark)).toBeVisible();
  },
});

export const TableShown = meta.story({
  name: 'Table shown',
  render: () => <RowsPerDay />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Rows per day' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Nov 16, 2026 3,600' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toBeVisible();
  },
});
