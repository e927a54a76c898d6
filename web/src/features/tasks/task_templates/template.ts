import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '#api/routes'
import { listQuery } from '@/lib/server/queries'

export type Template = RowOf<'/api/task-templates'>

export const TEMPLATES = '/task-templates'

/** All templates of the company by title; undefined until they are known. */
export const useTemplates = () =>
  useQuery(listQuery('/api/task-templates', { pageSize: 500 })).data?.rows
