import { useAccess as useUmiAccess } from '@umijs/max';
import type { Access } from '@/access';

/** The rights of the operator, one for each key of the contract: Umi keeps what `src/access.ts` computes, without its type. */
export const useAccess = useUmiAccess as () => Access;
