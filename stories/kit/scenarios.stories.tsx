import preview from '#.storybook/preview';
import { expect, within } from 'storybook/test';
import { scenarioGroups, scenarios } from '#mocks/scenarios';
import { ScenarioIndex } from './scenario-index';

const meta = preview.meta({ title: 'Kit/Scenarios', component: ScenarioIndex, tags: ['autodocs'] });

export const Index = meta.story({
  name: 'Index',
  play: async ({ canvas, userEvent }) => {
    const names = Object.keys(scenarios);
    await expect(canvas.getAllByRole('link')).toHaveLength(names.length);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(Object.keys(scenarioGroups).length);
    const row = within(canvas.getByRole('link', { name: 'maintenance' }).closest('tr') ?? canvas.getByRole('main'));
    await expect(row.getByText(/under maintenance/)).toBeVisible();
    await expect(row.getByText(/^status 503: \d+ calls$/)).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Address of the demo' });
    await userEvent.clear(field);
    await userEvent.paste('https://demo.example/app');
    await expect(canvas.getByRole('link', { name: 'everyday' })).toHaveAttribute(
      'href',
      'https://demo.example/app/?scenario=everyday',
    );
  },
});
