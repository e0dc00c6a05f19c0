export default (source, names) => {
  const rest = { ...source };
  for (const name of names) delete rest[name];
  return rest;
};
