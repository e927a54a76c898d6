import { IconTemplate } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

/** Templates of tasks: their list, and the tasks of a project that are made from them. */
export const taskTemplates = defineFeature({
  name: 'task_templates',
  partOf: '/projects',
  routes: [{ path: '/task-templates', page: () => import('./pages/templates_page') }],
  actions: [
    {
      label: { en: 'Task templates', de: 'Aufgabenvorlagen', sq: 'Modelet e detyrave' },
      path: '/task-templates',
      icon: IconTemplate,
    },
  ],
  refreshedBy: { '/api/task-templates': ['task'] },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
