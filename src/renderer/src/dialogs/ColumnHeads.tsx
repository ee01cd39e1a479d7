/** The head of a table, a word or two over each column. */
export function ColumnHeads({ columns }: { readonly columns: Readonly<Record<string, string>> }) {
  return (
    <thead>
      <tr>
        {Object.entries(columns).map(([column, words]) => (
          <th key={column} scope="col">
            {words}
          </th>
        ))}
      </tr>
    </thead>
  );
}
