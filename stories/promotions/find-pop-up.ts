import { screen, within } from 'storybook/test';

const inside = (element: HTMLElement) => within(element);

export const findPopUp = async (): Promise<ReturnType<typeof inside>> =>
  inside(await screen.findByRole('dialog', { name: 'Plan Weeks' }));
