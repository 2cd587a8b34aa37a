/** Where a numbered page is among the others. */
export function pageBody(totalCount: number, page: number, pageSize: number) {
  const totalPages = Math.ceil(totalCount / pageSize);
  return { totalCount, pageSize, currentPage: page, totalPages, hasPrevious: page > 1, hasNext: page < totalPages };
}
