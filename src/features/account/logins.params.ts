import { z } from '#src/lib/zod';
import { listParams } from '#src/shared/list/list-params';

export const loginsParams = listParams<object>({ fields: z.object({}), pageSizes: [10, 20, 50] });
