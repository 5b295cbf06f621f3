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
    const field = await canvas.findByRole('combobox', { name: 'Area' });
    await userEvent.click(field);
    await waitFor(() => expect(shown().length).toBeGreaterThan(5));
    const areas = shown();
    await expect(areas.slice(0, 3)).toEqual(['Global mixed dialing', 'Europe', 'Austria']);
    await expect(areas.filter((area) => area !== 'Global mixed dialing').length).toBeLessThanOrEqual(50);
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
      await canvas.findByText('There are no single areas right now. Global mixed dialing works.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Area' }));
    await waitFor(() => expect(shown()).toEqual(['Global mixed dialing']));
  },
});
