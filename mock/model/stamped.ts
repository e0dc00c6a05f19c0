/** A record that can be changed: when and by whom it was made and changed last, and its optimistic lock. */
export interface Stamped {
  createdAt: number;
  createdBy: string;
  updatedAt: number;
  updatedBy: string;
  version: number;
}
