import { IconChecklist, IconFolderPlus, IconFolders, IconPlus } from '@tabler/icons-react'
import { defineFeature } from '@/app/define_feature'

export const tasks = defineFeature({
  name: 'tasks',
  textsOf: [
    'budgets',
    'checklists',
    'comments',
    'documents',
    'hours',
    'rates',
    'retainers',
    'task_files',
    'time_calendar',
    'timer',
    'task_templates',
  ],
  routes: [
    {
      path: '/projects',
      page: () => import('./pages/projects_page'),
      roles: ['company', 'employee'],
    },
    { path: '/projects/new', page: () => import('./pages/new_project_page') },
    { path: '/projects/:id/edit', page: () => import('./pages/edit_project_page') },
    {
      path: '/projects/:id/',
      page: () => import('./pages/project_page'),
      roles: ['company', 'employee'],
    },
    { path: '/tasks', page: () => import('./pages/tasks_page'), roles: ['company', 'employee'] },
  ],
  menu: [
    {
      label: { en: 'Projects', de: 'Projekte', sq: 'Projektet' },
      path: '/projects',
      order: 30,
      icon: IconFolders,
      roles: ['company', 'employee'],
      shortcut: 'p',
    },
    {
      label: { en: 'Tasks', de: 'Aufgaben', sq: 'Detyrat' },
      path: '/tasks',
      order: 40,
      icon: IconChecklist,
      roles: ['company', 'employee'],
      shortcut: 't',
    },
  ],
  actions: [
    {
      label: { en: 'New task', de: 'Neue Aufgabe', sq: 'Detyrë e re' },
      path: '/tasks?new=1',
      icon: IconPlus,
      roles: ['company', 'employee'],
      shortcut: 't',
    },
    {
      label: { en: 'New project', de: 'Neues Projekt', sq: 'Projekt i ri' },
      path: '/projects/new',
      icon: IconFolderPlus,
      shortcut: 'p',
    },
  ],
  search: () => import('./search'),
  slots: { overlay: () => import('./timer/timer_widget') },
  refreshedBy: {
    '/api/tasks': ['timer', 'task', 'project', 'person'],
    '/api/projects': ['timer', 'task', 'project', 'client', 'person', 'rate', 'settings'],
    '/api/board': ['timer', 'task', 'project', 'person'],
    '/api/time-entries': ['timer', 'task', 'project', 'person'],
    '/api/time-report': ['timer', 'task', 'project', 'person'],
    '/api/time-changes': ['timer', 'task'],
    '/api/time-tags': ['timer', 'task'],
    '/api/timer': ['timer'],
  },
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
