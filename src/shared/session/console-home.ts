import { paths } from '#src/domain/paths';

/** Where one goes after signing in when no address was asked for: the templates, from which everything starts. */
export const consoleHome = paths.templates;
