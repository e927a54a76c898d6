/** The answer of `GET /api/admin/analytics`: counts only, no company's money. */
export interface Figures {
  weeks: {
    /** Monday, UTC. */
    from: string
    registered: number
    approved: number
    rejected: number
    pending: number
  }[]
  companies: { byStatus: Record<string, number>; byPlan: Record<string, number> }
  users: { total: number; active: number }
  activeCompanies: number
  mails: Record<string, number>
}
