import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { inTestOnly } from '#.storybook/in-test-only';
import { ProxyType } from '#src/contract/enums.gen';
import { ownProxies, ProxyStory } from './proxy-story';

const meta = preview.meta({ title: 'Proxies/Popovers/Area select', parameters: { gleaner: { persona: 'standard' } } });

const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

export const Open = meta.story({
  name: 'FORM-29 FORM-30 CONST-01 Open',
  render: () => <ProxyStory value={{ ...ownProxies, ipProxyFromType: ProxyType.Strong }} />,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Location' });
    await userEvent.click(field);
    await waitFor(() => expect(shown().length).toBeGreaterThan(5));
    const areas = shown();
    await expect(areas.slice(0, 3)).toEqual(['Worldwide (mixed locations)', 'Europe', 'Austria']);
    await expect(areas.filter((area) => area !== 'Worldwide (mixed locations)').length).toBeLessThanOrEqual(50);
    await inTestOnly(async () => {
      await userEvent.type(field, 'Japan');
      await waitFor(() => expect(shown()).toEqual(['Asia', 'Japan']));
      await userEvent.click(screen.getByRole('option', { name: 'Japan' }));
      await expect(await canvas.findByText('Japan')).toBeVisible();
      await userEvent.click(field);
      await waitFor(() => expect(shown().length).toBeGreaterThan(5));
    });
  },
});

export const NoAreas = meta.story({
  name: 'ERR-01 FORM-30 No areas',
  parameters: { gleaner: { scenario: 'areasFailed', persona: 'standard' } },
  render: () => <ProxyStory value={{ ...ownProxies, ipProxyFromType: ProxyType.Strong }} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'No single locations are available right now. Use “Worldwide (mixed locations)” instead.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Location' }));
    await waitFor(() => expect(shown()).toEqual(['Worldwide (mixed locations)']));
  },
});
