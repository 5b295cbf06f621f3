import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { ThemeName } from '#src/ui/theme/tokens';
import { UiProvider } from '#src/ui/theme/ui-provider';
import { FreshCache, renderAt, StoryRouter } from './app-at';
import { gleanerOf, themeOf } from './globals';
import { useStoryTheme } from './dark-contrast';

function StoryUi({ theme, children }: { readonly theme: ThemeName; readonly children: ReactNode }) {
  return (
    <UiProvider theme={useStoryTheme(theme)} motion={false}>
      {children}
    </UiProvider>
  );
}

/** `parameters.router: false` omits the memory router. */
export const withUi: Decorator = (Story, context) => {
  if (context.originalStoryFn === renderAt) return <Story />;
  const ownRouter = context.parameters['router'] === false;
  const ui = (
    <StoryUi theme={themeOf(context)}>
      {ownRouter ? (
        <Story />
      ) : (
        <div style={{ minHeight: 100, padding: 16 }}>
          <Story />
        </div>
      )}
    </StoryUi>
  );
  // Dialogs and toasts may contain links.
  return (
    <FreshCache>{ownRouter ? ui : <StoryRouter path={gleanerOf(context).path ?? '/'}>{ui}</StoryRouter>}</FreshCache>
  );
};
