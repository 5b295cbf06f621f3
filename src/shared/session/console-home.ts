import { paths } from '#src/domain/paths';

export const consoleHome = paths.templates;
