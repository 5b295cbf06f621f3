import { listParams } from '#src/shared/list/list-params';

export const loginsParams = listParams<object>({ readFields: () => ({}), pageSizes: [10, 20, 50] });
