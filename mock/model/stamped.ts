/** Creation and last change of a record, with its optimistic lock. */
export interface Stamped {
  createdAt: number;
  createdBy: string;
  updatedAt: number;
  updatedBy: string;
  version: number;
}
