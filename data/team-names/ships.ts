import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const ships: TeamNameTheme = {
  id: 'ships',
  label: 'Ships and sailing',
  adjectives: wordsIn(`
    Anchored Buoyant Coastal Floating Nautical Rigged Sailing Seaworthy Shipshape Uncharted Voyaging Windward
    Seafaring Watertight
  `),
  nouns: nounsIn(`
    Anchor Ark Barge Beacon Boatswain Bowline Bowsprit Buoy Caravel Clipper Coracle Cruiser Deckhand Dinghy Dock
    Ferry Figurehead Flagship Gondola Halyard Harbor Hatch Headsail Helm Houseboat Hull Jetty Kayak Landfall
    Lantern Lifeboat Lighthouse Lightship Logbook Longboat Mainsail Marina Mariner Mooring Navigator Outrigger
    Paddle Pier Pilot Propeller Quay Raft Regatta Rowboat Rudder Sail Sailboat Sailor Schooner Skiff Skipper
    Sloop Spinnaker Steamboat Steamer Submarine Tiller Topsail Trawler Trimaran Tugboat Voyage Wayfarer Yacht
  `),
}
