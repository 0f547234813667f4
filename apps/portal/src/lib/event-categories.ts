/** How far an event reaches; what it gives points by, and how its cases are published. */
export const eventCategories = ['club', 'local', 'regional', 'association', 'national', 'international'] as const
