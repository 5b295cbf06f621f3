import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SeriesChart } from '#src/ui/chart/series-chart';

const points = [1200, 1850, 900, 2400, 3100, 2800, 3600].map((rows, index) => ({
  at: `11/${String(index + 10)}`,
  values: { rows },
}));
const draw = (asTable: boolean) => (
  <SeriesChart
    type="bar"
    title="Rows per day"
    axisLabel="Day"
    series={[{ key: 'rows', label: 'Rows' }]}
    points={points}
    startsAsTable={asTable}
  />
);
const meta = preview.meta({ title: 'UI/Panels/Chart' });

export const Ready = meta.story({
  name: 'Ready',
  render: () => draw(false),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole('img', { name: /Rows per day\. Rows: lowest 900, highest 3,600 \(11\/16\), last 3,600\./ }),
    ).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-bar-rectangle')).toHaveLength(7), {
      timeout: 10_000,
    });
  },
});

export const OneHighValue = meta.story({
  name: 'One value far above the others',
  render: () => (
    <SeriesChart
      type="bar"
      title="Rows per day"
      axisLabel="Day"
      series={[{ key: 'rows', label: 'Rows' }]}
      points={[...points, { at: '11/17', values: { rows: 1_310_000 } }]}
    />
  ),
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
  },
});

export const TableShown = meta.story({
  name: 'Table shown',
  render: () => draw(false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Rows per day' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '11/16 3,600' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toBeVisible();
  },
});
