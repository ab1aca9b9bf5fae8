import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const travel: TeamNameTheme = {
  id: 'travel',
  label: 'Trains and travel',
  adjectives: wordsIn(`
    Arriving Roving Scenic Touring Traveling Westbound Whirring Roadworthy Overland Punctual Southbound
    Northbound Eastbound Homeward
  `),
  nouns: nounsIn(`
    Airship Backpack Balloon Bicycle Biplane Boxcar Caboose Caravan Carriage Coach Conductor Crossroad Depot
    Detour Dispatcher Freighter Funicular Glider Globe Guidebook Highway Junction Locomotive Map Milepost
    Milestone Monorail Motorbike Pathfinder Platform Porter Postcard Railroad Railway Roadster
    Roundhouse Route Scooter Sidecar Signal Signpost Sleigh Stagecoach Station Stopover Streetcar Suitcase
    Switchback Tandem Terminal Ticket Timetable Tram Tramway Traveler Trek Trolley Tunnel Turnpike Turntable
    Unicycle Viaduct Wagon Wanderer Waypoint Zeppelin
  `),
}
