import preview from '#.storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { ContractReference } from './contract-reference';

const meta = preview.meta({ title: 'Kit/Contract', component: ContractReference, tags: ['autodocs'] });

export const Reference = meta.story({
  name: 'Reference',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shown = () => [...canvasElement.querySelectorAll<HTMLElement>('details.call:not([hidden])')];
    const all = shown().length;
    const field = canvas.getByRole('searchbox', { name: 'Search calls' });
    await userEvent.click(field);
    await userEvent.paste('tasksearchs list');
    await waitFor(() => expect(shown().map(({ id }) => id)).toEqual(['call-listTasks']));
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${all} calls`);
    const call = within(canvasElement.querySelector<HTMLElement>('#call-listTasks') ?? canvasElement);
    await userEvent.click(call.getByText('/v1/tasksearchs'));
    await expect(await call.findByRole('row', { name: /^pageSize .* from 1; up to 100000; default 10/ })).toBeVisible();
    await expect(call.getByRole('row', { name: /errorCount integer optional chosen/ })).toBeVisible();
    const mode = call.getAllByRole('link', { name: 'TaskMode' })[0];
    await expect(mode).toHaveAttribute('href', '#enum-TaskMode');
    await userEvent.clear(field);
    await userEvent.paste('no such call');
    await expect(shown()).toHaveLength(0);
    await userEvent.click(canvas.getByRole('link', { name: 'billing' }));
    await expect(field).toHaveValue('');
    await expect(shown()).toHaveLength(all);
  },
});
