import { expect, fn, screen, userEvent } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { AccountLevel, RunOn } from '#src/contract/enums.gen';
import { StartMenu } from '#src/features/templates/form/start-menu';

const onStart = fn();
const standard = { accountLevel: AccountLevel.Standard };

const meta = preview.meta({ title: 'Templates/Popovers/Start menu', parameters: { gleaner: { persona: 'standard' } } });

async function open(): Promise<void> {
  onStart.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Save and start' }));
}

export const CloudAndClient = meta.story({
  name: 'FORM-26 Cloud and client',
  render: () => <StartMenu runOn={RunOn.Both} account={standard} busy={false} onStart={onStart} />,
  play: async () => {
    await open();
    await expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Start in the cloud',
      'Start in the desktop app',
    ]);
    await inTestOnly(async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(onStart).toHaveBeenCalledWith('client');
      await open();
    });
  },
});

export const CloudDisabled = meta.story({
  name: 'FORM-27 Cloud disabled',
  render: () => <StartMenu runOn={RunOn.Local} account={standard} busy={false} onStart={onStart} />,
  play: async () => {
    await open();
    const cloud = await screen.findByRole('menuitem', { name: /Start in the cloud/ });
    await expect(cloud).toHaveAttribute('aria-disabled', 'true');
    await expect(cloud).toHaveAccessibleDescription('This template runs only on your computer.');
    await inTestOnly(async () => {
      await userEvent.click(cloud);
      await expect(onStart).not.toHaveBeenCalled();
    });
    await expect(screen.getByRole('menuitem', { name: 'Start in the desktop app' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});

export const ClientDisabled = meta.story({
  name: 'FORM-26 Client disabled',
  render: () => <StartMenu runOn={RunOn.Cloud} account={standard} busy={false} onStart={onStart} />,
  play: async () => {
    await open();
    const client = await screen.findByRole('menuitem', { name: /Start in the desktop app/ });
    await expect(client).toHaveAttribute('aria-disabled', 'true');
    await expect(client).toHaveAccessibleDescription('This template runs only in the cloud.');
  },
});

export const AsFree = meta.story({
  name: 'FORM-26 ROLE-07 As free',
  parameters: { gleaner: { persona: 'free' } },
  render: () => (
    <StartMenu
      runOn={RunOn.Both}
      newMinAccountLevel={AccountLevel.Basic}
      account={{ accountLevel: AccountLevel.Free }}
      busy={false}
      onStart={onStart}
    />
  ),
  play: async () => {
    await open();
    const cloud = await screen.findByRole('menuitem', { name: /Start in the cloud/ });
    await expect(cloud).toHaveTextContent('Standard plan required');
    await expect(cloud).not.toHaveAttribute('aria-disabled');
  },
});
